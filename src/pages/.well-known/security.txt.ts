import { firm } from '#content/index.ts';
import { mailLink } from '#lib/mail-link.ts';
import { settings } from '#settings.ts';

/** Whom to tell of a security fault, in the form of RFC 9116. */
export const GET = () =>
  new Response(
    [
      `Contact: ${mailLink(firm.email.legal)}`,
      `Expires: ${firm.securityContactExpires}T00:00:00.000Z`,
      `Preferred-Languages: ${firm.languages.join(', ')}`,
      `Canonical: ${settings.SITE_URL}/.well-known/security.txt`,
      '',
    ].join('\n'),
  );
