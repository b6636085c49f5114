import { Picture } from '#components/ui/Picture.tsx';
import { StandaloneLink } from '#components/ui/StandaloneLink.tsx';
import type { Pages, TeamMember } from '#content/schemas.ts';
import type { Words } from '#content/words.ts';
import { ROUTES } from '#lib/paths.ts';
import type { PictureData } from '#lib/picture-data.ts';
import { fillPlaceholders } from '#lib/placeholders.ts';
import styles from './MemberGrid.module.css';
import { PortraitPlaceholder } from './PortraitPlaceholder.tsx';

interface MemberWithPicture {
  member: TeamMember;
  /** Absent for members without a portrait: a drawn placeholder stands in. */
  picture: PictureData | undefined;
}

interface Props {
  members: readonly MemberWithPicture[];
  invitation: Pages['team']['invitation'];
  words: Words['team'];
}

/** All frames are of one size; the place after the last member is a call to write, and no member. */
export function MemberGrid({ members, invitation, words }: Props) {
  // Whoever is alone has the words beside the portrait, and so takes two places.
  const isAlone = members.length === 1;
  return (
    <div className={styles.grid}>
      <ul className={styles.members}>
        {members.map(({ member, picture }) => (
          <li key={member.id} className={styles.member}>
            <div className={styles.frame}>
              {picture ? (
                <Picture
                  className={styles.portrait}
                  picture={picture}
                  alt={fillPlaceholders(words.portrait, { member: member.name })}
                />
              ) : (
                <PortraitPlaceholder />
              )}
            </div>
            <h3 className={styles.name}>{member.name}</h3>
            <p className={styles.role}>{member.role}</p>
            <p className={styles.bio}>{member.bio}</p>
          </li>
        ))}
      </ul>
      {/* For the sheet: how many places are taken in the last row of four, and so of two. */}
      <div className={styles.invitation} data-after={(isAlone ? 2 : members.length) % 4}>
        <p className={styles.call}>{invitation.heading}</p>
        <p>{invitation.text}</p>
        <StandaloneLink href={ROUTES.contact.path}>{words.write}</StandaloneLink>
      </div>
    </div>
  );
}
