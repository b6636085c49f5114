import {
  HASHED_CACHE_CONTROL,
  OTHER_CACHE_CONTROL,
  PATTERNS,
  SECURITY_HEADERS,
  TRANSPORT_SECURITY,
} from './rules.ts';

/** What the tests set otherwise. */
interface NginxSite {
  /** The domain, without a scheme. */
  name: string;
  folder?: string;
  /** The folder of `fullchain.pem` and `privkey.pem`. */
  certificates?: string;
  httpPort?: number;
  httpsPort?: number;
}

const headers = Object.entries({ ...SECURITY_HEADERS, ...TRANSPORT_SECURITY })
  .map(([name, value]) => `add_header ${name} "${value}" always;`)
  .join('\n    ');

/** The settings of nginx 1.20 or newer, with the module brotli_static. */
export const nginxConf = ({
  name,
  folder = '/srv/site',
  certificates = `/etc/letsencrypt/live/${name}`,
  httpPort = 80,
  httpsPort = 443,
}: NginxSite): string => `# The site on nginx 1.20 or newer, for /etc/nginx/conf.d/site.conf. Written by npm run hosting.

# Names below /_astro/ change with the content, but a missing one may come yet.
map "$status$uri" $cache_control {
    default ${OTHER_CACHE_CONTROL};
    ~^(200|206|304)/_astro/ "${HASHED_CACHE_CONTROL}";
}

# A header without a value is not sent.
map $request_method $allow {
    default "GET, HEAD";
    GET "";
    HEAD "";
}
map $uri $vary {
    default "";
    ~(^/[^.]*|\\.(css|html|js|json|svg|txt|webmanifest|xml))$ Accept-Encoding;
}

# Who asks for another name, or for none, gets nothing. (On a machine with other sites that has such
# servers already, leave these two out.)
server {
    listen ${httpPort} default_server;
    listen [::]:${httpPort} default_server;
    server_name _;
    server_tokens off;
    return 444;
}
server {
    listen ${httpsPort} ssl http2 default_server;
    listen [::]:${httpsPort} ssl http2 default_server;
    server_name _;
    server_tokens off;
    ssl_reject_handshake on;
    return 444;
}

server {
    listen ${httpPort};
    listen [::]:${httpPort};
    server_name ${name};
    server_tokens off;
    return 308 https://${name}${httpsPort === 443 ? '' : `:${httpsPort}`}$request_uri;
}

server {
    listen ${httpsPort} ssl http2;
    listen [::]:${httpsPort} ssl http2;
    server_name ${name};
    ssl_certificate ${certificates}/fullchain.pem;
    ssl_certificate_key ${certificates}/privkey.pem;

    root ${folder};
    charset utf-8;
    server_tokens off;
    absolute_redirect off;
    merge_slashes off;
    gzip_static on;
    brotli_static on;

    # nginx forgets these wherever another add_header stands in a location: add none there.
    ${headers}
    add_header Cache-Control $cache_control always;
    add_header Vary $vary always;
    add_header Allow $allow always;

    if ($allow) {
        return 405;
    }
    error_page 405 @refused;
    location @refused {
        types {}
        default_type text/plain;
        return 405 "Method not allowed\\n";
    }

    error_page 404 /404.html;
    location = /404.html {
        internal;
    }

    # No address holds two slashes in a row.
    location ~ // {
        return 404;
    }

    # The page for unknown addresses has none itself; the others are read by servers alone.
    location ~ ${PATTERNS.hidden} {
        return 404;
    }

    # A page has one address, such as /about. Other forms of it lead there in one step.
    location ~ ${PATTERNS.homeForm} {
        return 308 /$is_args$args;
    }
    location ~ ${PATTERNS.pageForm} {
        return 308 /$1$is_args$args;
    }

    location = / {
        try_files /index.html =404;
    }
    location / {
        try_files $uri $uri.html =404;
    }

    location ~ \\.webmanifest$ {
        types {}
        default_type application/manifest+json;
        try_files $uri =404;
    }

    # Who asks for a script cannot show a page.
    location ~ ${PATTERNS.forPrograms} {
        error_page 404 @brief;
        try_files $uri =404;
    }
    location @brief {
        types {}
        default_type text/plain;
        return 404 "Not found\\n";
    }
}
`;
