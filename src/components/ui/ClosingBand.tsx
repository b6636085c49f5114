import { ButtonLink } from './Button.tsx';
import styles from './ClosingBand.module.css';
import { Section } from './Section.tsx';

interface Props {
  heading: string;
  text: string;
  action: { label: string; href: string };
}

/** The one call to act at the end of a page. */
export function ClosingBand({ heading, text, action }: Props) {
  return (
    <Section ground="water" labelledBy="closing">
      <div className={styles.band}>
        <div>
          <h2 id="closing">{heading}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </div>
    </Section>
  );
}
