import {
  HASHED_CACHE_CONTROL,
  OTHER_CACHE_CONTROL,
  PATTERNS,
  SECURITY_HEADERS,
  TRANSPORT_SECURITY,
} from './rules.ts';

/** What the tests set otherwise. */
interface CaddySite {
  /** The domain, without a scheme: Caddy gets and renews its certificate by itself. */
  name: string;
  folder?: string;
  admin?: string;
  httpPort?: number;
  httpsPort?: number;
}

const headers = Object.entries({
  ...SECURITY_HEADERS,
  ...TRANSPORT_SECURITY,
  'Cache-Control': OTHER_CACHE_CONTROL,
})
  .map(([name, value]) => `${name} "${value}"`)
  .join('\n\t\t\t');

/** The settings of Caddy 2.6 or newer. */
export const caddyfile = ({
  name,
  folder = '/srv/site',
  admin = 'localhost:2019',
  httpPort = 80,
  httpsPort = 443,
}: CaddySite): string => `# The site on Caddy 2.6 or newer, for /etc/caddy/Caddyfile. Written by npm run hosting.
{
	admin ${admin}
	http_port ${httpPort}
	https_port ${httpsPort}
	# For localhost alone Caddy is its own authority: leave the machine's trust as it is.
	skip_install_trust
	# Its own would lead any name to https under that name.
	auto_https disable_redirects
}

http://${name} {
	redir https://${name}${httpsPort === 443 ? '' : `:${httpsPort}`}{uri} 308
}

# Who asks for another name, or for none, gets nothing.
http:// {
	abort
}

${name} {
	root * ${folder}

	# In the order in which it stands here.
	route {
		header {
			${headers}
		}
		header -Server

		@writing not method GET HEAD
		error @writing 405

		# The page for unknown addresses has none itself; the others are read by servers alone.
		@hidden path_regexp ${PATTERNS.hidden}
		error @hidden 404
		# No address holds a null character or two slashes in a row.
		@null path_regexp \\x00
		error @null 404
		@doubled expression {path}.contains("//")
		error @doubled 404

		# A page has one address, such as /about. Other forms of it lead there in one step.
		@homeForm path_regexp ${PATTERNS.homeForm}
		route @homeForm {
			rewrite * /
			redir * {uri} 308
		}
		@pageForm path_regexp page ${PATTERNS.pageForm}
		route @pageForm {
			rewrite * /{re.page.1}
			redir * {uri} 308
		}

		@folder path_regexp ./$
		error @folder 404

		try_files {path} {path}.html

		# Caddy 2.6 says so of the compressed answer alone, and caches would give that to everybody.
		@compressed file {path}.br {path}index.html.br
		header @compressed {
			Vary Accept-Encoding
			defer
		}

		# Names in here change with the content.
		@hashed {
			path_regexp ^/_astro/
			file
		}
		header @hashed Cache-Control "${HASHED_CACHE_CONTROL}"

		# Not every system's list of types knows it.
		@manifest {
			path *.webmanifest
			file
		}
		header @manifest Content-Type "application/manifest+json"

		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		route {
			header -Server
			@writing expression {err.status_code} == 405
			header @writing Allow "GET, HEAD"
			# Only unknown addresses have a page, and a program that asks for a script cannot show it.
			@otherFault expression {err.status_code} != 404
			respond @otherFault "{err.status_text}"
			@forPrograms path_regexp ${PATTERNS.forPrograms}
			respond @forPrograms "{err.status_text}"
			rewrite * /404.html
			header Vary Accept-Encoding
			file_server {
				precompressed br gzip
			}
		}
	}
}
`;
