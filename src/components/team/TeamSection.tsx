import type { ComponentProps } from 'react';
import { Section } from '#components/ui/Section.tsx';
import { MemberGrid } from './MemberGrid.tsx';
import { StatTiles } from './StatTiles.tsx';

type Props = ComponentProps<typeof StatTiles> & ComponentProps<typeof MemberGrid>;

export function TeamSection({ stats, members, invitation, words }: Props) {
  return (
    <Section>
      <StatTiles stats={stats} />
      <section aria-labelledby="members">
        <h2 id="members" className="visually-hidden">
          {words.members}
        </h2>
        <MemberGrid members={members} invitation={invitation} words={words} />
      </section>
    </Section>
  );
}
