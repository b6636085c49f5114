import { Section } from '#components/ui/Section.tsx';
import type { Words } from '#content/words.ts';
import { HEADER_ROUTES, ROUTES } from '#lib/paths.ts';
import styles from './WaysBack.module.css';

interface Props {
  words: Pick<Words, 'notFound' | 'pages'>;
}

/** Where somebody who came to an address that does not exist may go on. */
export function WaysBack({ words }: Props) {
  return (
    <Section labelledBy="ways-back">
      <h2 id="ways-back">{words.notFound.waysBack}</h2>
      <ul className={styles.list}>
        {HEADER_ROUTES.map((route) => (
          <li key={route}>
            <a className={styles.link} href={ROUTES[route].path}>
              {words.pages[route]}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
