import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';

type Variant = 'solid' | 'outline';

const classes = (variant: Variant) => `${styles.button} ${styles[variant]}`;

interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'className'> {
  href: string;
  variant?: Variant;
  children: ReactNode;
}

/** A link that looks like a button: it goes somewhere, so it stays a link. */
export function ButtonLink({ variant = 'solid', children, ...rest }: ButtonLinkProps) {
  return (
    <a className={classes(variant)} {...rest}>
      {children}
    </a>
  );
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  variant?: Variant;
}

export function Button({ variant = 'solid', type = 'button', children, ...rest }: ButtonProps) {
  return (
    <button className={classes(variant)} type={type} {...rest}>
      {children}
    </button>
  );
}
