import type { Words } from '#content/words.ts';
import { HEADER_ROUTES, ROUTES, type PageId } from '#lib/paths.ts';
import type { Mark as MarkData } from '#lib/mark.ts';
import { Mark } from './Mark.tsx';
import styles from './SiteHeader.module.css';

/** Letters of a name from which on it is set smaller. */
const LONG_NAME = 32;

interface Props {
  firmName: string;
  mark: MarkData;
  currentPage: PageId;
  words: Pick<Words, 'header' | 'pages'>;
}

/**
 * One list of links for every width: beside the name where there is room, else a popover under the
 * toggle, which opens and closes without any script. `scripts/shell.ts` adds the scrolled bar and
 * the finer closing rules. Browsers older than popovers show the list on the page.
 */
export function SiteHeader({ firmName, mark, currentPage, words }: Props) {
  return (
    <header className={styles.header} data-site-header data-ground="dark">
      <a
        className={styles.brand}
        href={ROUTES.home.path}
        aria-label={words.header.home}
        data-name={firmName.length > LONG_NAME ? 'long' : 'short'}
      >
        <span className={styles.mark}>
          <Mark mark={mark} place="header" height={34} />
        </span>
        <span className={styles.name}>{firmName}</span>
      </a>
      <button
        className={styles.toggle}
        type="button"
        popoverTarget="site-menu"
        aria-controls="site-menu"
        aria-label={words.header.menu}
      >
        <span className={styles.bars} />
      </button>
      {/* Firefox makes a stop of the Tab key of what can be scrolled, unless it is told otherwise. */}
      <nav
        className={styles.nav}
        id="site-menu"
        popover="auto"
        tabIndex={-1}
        aria-label={words.header.navigation}
      >
        <ul className={styles.links}>
          {HEADER_ROUTES.map((route) => (
            <li key={route}>
              <a
                className={styles.link}
                href={ROUTES[route].path}
                aria-current={route === currentPage ? 'page' : undefined}
              >
                {words.pages[route]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
