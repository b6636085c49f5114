/** Portraits as members name them, against the pictures that lie beside their files. */
import {
  describeUnused,
  FOREIGN_PICTURE,
  isCalledLike,
  meantPicture,
  namesIn,
  NO_PICTURE,
  PICTURE_NAME,
  pictureFault,
} from './picture-name.ts';
import type { Problem } from './problems.ts';
import type { TeamMember } from './schemas.ts';
import { findTwins, inFolder, type LineOf } from './twins.ts';

const isPortrait = (name: string, pictures: ReadonlySet<string>): boolean =>
  PICTURE_NAME.test(name) && pictures.has(`team/${name}`);

/** The pictures that were meant by names which are not theirs; that of another member is none. */
const meantPortraits = (team: readonly TeamMember[], pictures: ReadonlySet<string>) => {
  const named = team.flatMap(({ portrait }) => portrait ?? []);
  const used = new Set(named.filter((name) => isPortrait(name, pictures)));
  const free = namesIn('team', pictures).filter((name) => !used.has(name));
  const wrong = named.filter((name) => !used.has(name) && !NO_PICTURE.test(name));
  return new Map(wrong.map((name) => [name, meantPicture(name, free)]));
};

export const checkPortraits = (
  team: readonly TeamMember[],
  pictures: ReadonlySet<string>,
  lineOf: LineOf,
): Problem[] => {
  const meantBy = meantPortraits(team, pictures);
  return team.flatMap(({ id, portrait, portraitFocus }) => {
    const file = `team/${id}.yaml`;
    if (portrait === undefined && portraitFocus !== undefined) {
      const message = 'needs a portrait: name one, or remove these lines';
      return [{ file, line: lineOf(file, ['portraitFocus']), field: 'portraitFocus', message }];
    }
    if (portrait === undefined || isPortrait(portrait, pictures)) return [];
    const meant = meantBy.get(portrait);
    // Told with that file.
    if (meant !== undefined && FOREIGN_PICTURE.test(meant)) return [];
    const message = NO_PICTURE.test(portrait)
      ? 'is no picture: remove the line, and a medal with a blank figure stands there'
      : pictureFault(portrait, meant, 'content/team/', 'remove the line');
    const line = lineOf(file, ['portrait']);
    return [{ file, line, field: 'portrait', found: portrait, message }];
  });
};

/** The picture that lies there for a member who stands under that of another. */
const ownPicture = (
  { id, portrait, draft }: TeamMember,
  team: readonly TeamMember[],
  pictures: ReadonlySet<string>,
): string | undefined => {
  const isShared = team.some((other) => other.portrait === portrait && other.id !== id);
  if (portrait === undefined || draft || !isShared) return undefined;
  const names = namesIn('team', pictures).filter((name) => isPortrait(name, pictures));
  return names.find((name) => name !== portrait && isCalledLike(name, id));
};

/**
 * A file copied for another member, and this line forgotten, shows somebody under another’s face.
 *
 * @param told - of which members it is told that they are one twice
 */
export const checkPortraitTwins = (
  team: readonly TeamMember[],
  pictures: ReadonlySet<string>,
  told: readonly Problem[],
  lineOf: LineOf,
): Problem[] => {
  const isOwn = ({ portrait = '', id }: TeamMember) => isCalledLike(portrait, id);
  const pictured = team
    .filter(({ portrait = '' }) => isPortrait(portrait, pictures))
    // Whose name it bears comes first: told are those who stand beside that.
    .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  const remedy = 'each member has a picture of their own: name it, or remove the line';
  const problems = findTwins('portrait', inFolder('team', pictured, 'portrait', lineOf), remedy);
  return problems.flatMap((problem) => {
    if (told.some(({ file }) => file === problem.file)) return [];
    const member = team.find(({ id }) => problem.file === `team/${id}.yaml`);
    const own = member && ownPicture(member, team, pictures);
    const help = own === undefined ? '' : `. Did you mean ${own}?`;
    return [{ ...problem, message: problem.message + help }];
  });
};

export const checkUnusedPictures = (
  team: readonly TeamMember[],
  pictures: ReadonlySet<string>,
): Problem[] => {
  const told = new Set([
    ...meantPortraits(team, pictures).values(),
    ...team.map((member) => ownPicture(member, team, pictures)),
  ]);
  const used = new Set(team.map(({ portrait }) => portrait));
  return namesIn('team', pictures)
    .filter((name) => !used.has(name) && !told.has(name) && !FOREIGN_PICTURE.test(name))
    .map((name) => {
      const file = `team/${name}`;
      const use = 'name it after portrait: in a member’s file';
      return {
        file,
        field: '',
        message: describeUnused(file, pictures, 'is used by no record', use),
      };
    });
};
