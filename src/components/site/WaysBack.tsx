import { Section } from '#components/ui/Section.tsx';
import { HEADER_ROUTES, ROUTES } from '#lib/paths.ts';
import styles from './WaysBack.module.css';

/** Where somebody who came to an address that does not exist may go on. */
export function WaysBack() {
  return (
    <Section labelledBy="ways-back">
      <h2 id="ways-back">Back to charted water</h2>
      <ul className={styles.list}>
        {HEADER_ROUTES.map((route) => (
          <li key={route}>
            <a className={styles.link} href={ROUTES[route].path}>
              {ROUTES[route].label}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
