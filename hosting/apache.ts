import {
  HASHED_CACHE_CONTROL,
  OTHER_CACHE_CONTROL,
  PATTERNS,
  SECURITY_HEADERS,
  TRANSPORT_SECURITY,
} from './rules.ts';

const headers = Object.entries({
  ...SECURITY_HEADERS,
  'Cache-Control': OTHER_CACHE_CONTROL,
})
  .map(([name, value]) => `Header always set ${name} "${value}"`)
  .join('\n');

const transport = Object.entries(TRANSPORT_SECURITY)
  .map(([name, value]) => `Header always set ${name} "${value}" "expr=%{HTTPS} == 'on'"`)
  .join('\n');

/** In a folder's own settings, paths come without their first slash. */
const inFolder = (pattern: string) => pattern.replaceAll('^/', '^');

/**
 * What Apache 2.4 reads beside the pages, wherever the folder is put: on a server of one's own, or at
 * any host that runs Apache and lets folders have settings (`AllowOverride All`).
 */
export const htaccess =
  (): string => `# Written by the build, for Apache 2.4 with mod_headers and mod_rewrite.

# MultiViews would send compressed copies as if they were pages.
Options -MultiViews -Indexes
DirectoryIndex index.html
DirectorySlash Off
FileETag MTime Size
AddDefaultCharset utf-8
AddType application/manifest+json .webmanifest
AddType font/woff2 .woff2
AddType image/avif .avif
AddType image/webp .webp
AddType text/javascript .js
RemoveLanguage .br
RemoveType .gz
AddEncoding br .br
AddEncoding gzip .gz
# What has compressed copies is sent by them, and the rest is too small to gain.
SetEnv no-gzip 1
SetEnv no-brotli 1

${headers}
Header always set Cache-Control "${HASHED_CACHE_CONTROL}" "expr=%{REQUEST_URI} =~ m#^/_astro/# && %{REQUEST_STATUS} in {'200', '206', '304'}"
${transport}
<FilesMatch "\\.(css|html|js|json|svg|txt|webmanifest|xml)(\\.br|\\.gz)?$">
    Header set Vary Accept-Encoding
</FilesMatch>
ErrorDocument 404 /404.html
ErrorDocument 405 "Method not allowed"
# Who asks for a script cannot show a page.
<If "%{REQUEST_URI} =~ m#${PATTERNS.forPrograms}#">
    ErrorDocument 404 "Not found"
    Header always set Content-Type text/plain "expr=%{REQUEST_STATUS} == 404"
</If>
Header always set Content-Type text/plain "expr=%{REQUEST_STATUS} == 405"
Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} == 405"

RewriteEngine On

RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
RewriteRule ^ - [R=405,L]

# What was led to its file below.
RewriteCond %{ENV:REDIRECT_STATUS} ^200$
RewriteRule ^ - [END]

# No address holds two slashes in a row. (What has a status already is the page for unknown ones.)
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{THE_REQUEST} ^\\S+\\s[^?\\s]*//
RewriteRule ^ - [R=404,L]

# The page for unknown addresses has none itself; the others are read by servers alone.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ${inFolder(PATTERNS.hidden)} - [R=404,L]

# A page has one address, such as /about. Other forms of it lead there in one step.
RewriteRule ${inFolder(PATTERNS.homeForm)} / [R=308,L]
RewriteRule ${inFolder(PATTERNS.pageForm)} /$1 [R=308,L]

RewriteRule ^$ index.html
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^(?!index\\.html$) - [R=404,L]
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^([^/.]+)$ $1.html

# The compressed copies.
RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
RewriteCond %{DOCUMENT_ROOT}/$1.br -f
RewriteRule ^(.+)$ $1.br [END]
RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
RewriteCond %{DOCUMENT_ROOT}/$1.gz -f
RewriteRule ^(.+)$ $1.gz [END]
`;

/** What the tests set otherwise. */
interface ApacheSite {
  /** The domain, without a scheme. */
  name: string;
  folder?: string;
  /** The folder of `fullchain.pem` and `privkey.pem`. */
  certificates?: string;
  httpPort?: number;
  httpsPort?: number;
}

/** The names of the site on an Apache of one's own; the rest is said by {@link htaccess}. */
export const apacheConf = ({
  name,
  folder = '/srv/site',
  certificates = `/etc/letsencrypt/live/${name}`,
  httpPort = 80,
  httpsPort = 443,
}: ApacheSite): string => {
  const tls = `SSLEngine on
    SSLCertificateFile ${certificates}/fullchain.pem
    SSLCertificateKeyFile ${certificates}/privkey.pem`;
  return `# The site on Apache 2.4, for /etc/apache2/sites-available/000-site.conf. Written by npm run hosting.

ServerTokens Prod
ServerSignature Off
TraceEnable Off

# The first of all, which answers for every other name: who asks for one gets nothing.
<VirtualHost *:${httpPort}>
    ServerName other-names.invalid
    Redirect 421 /
</VirtualHost>
<VirtualHost *:${httpsPort}>
    ServerName other-names.invalid
    ${tls}
    Redirect 421 /
</VirtualHost>

<VirtualHost *:${httpPort}>
    ServerName ${name}
    Redirect 308 / https://${name}${httpsPort === 443 ? '' : `:${httpsPort}`}/
</VirtualHost>

<VirtualHost *:${httpsPort}>
    ServerName ${name}
    ${tls}
    DocumentRoot ${folder}
    <Directory ${folder}>
        Require all granted
        # The settings that the build wrote beside the pages.
        AllowOverride All
    </Directory>
</VirtualHost>
`;
};
