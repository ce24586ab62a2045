import { isText, mediaTypes } from './media-types';
import type { HostRules } from './rules';

export interface NginxLocation {
  /** The folder that nginx serves as `/`. It contains the export at the base path. */
  root: string;
  port: number;
}

/** Builds a file for `/etc/nginx/conf.d/` with a server that responds as the site expects. */
export function toNginxConfig(
  rules: HostRules,
  { root, port }: NginxLocation = { root: '/srv/site', port: 8080 },
): string {
  const { basePath, below, headers, hashedPattern, hashedCaching, otherCaching, redirects } = rules;
  const safe = String.raw`[\w./~-]*`;
  const base = toPattern(basePath);
  return `# Made by \`npm run deploy:files\`: change src/hosting/, not this file.
# Needs nginx 1.20 or newer with its brotli module (Debian: libnginx-mod-http-brotli-static); without it, remove brotli_static.

# A missing file must not be remembered, so the status counts.
map "$status $uri" $site_caching {
    default "${otherCaching}";
    "~^(200|206|304) ${base}${hashedPattern}" "${hashedCaching}";
}
${below.length === 0 ? '' : toNotFoundMap(rules)}
server {
    listen ${port};
    listen [::]:${port};
    root ${root};
    absolute_redirect off;
    server_tokens off;
    etag on;

    types {
${Object.entries(mediaTypes)
  .map(([extension, type]) => `        ${type} ${extension.slice(1)};`)
  .join('\n')}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${getTextTypes().join(' ')};

    # Files made by \`npm run compress\` are sent as they are; the rest is compressed on the way.
    brotli_static on;
    gzip_static on;
    gzip on;
    gzip_vary on;
    gzip_min_length 512;
    gzip_types ${getTextTypes().join(' ')};

    add_header Cache-Control $site_caching always;
${Object.entries(headers)
  .map(([name, value]) => `    add_header ${name} "${value}" always;`)
  .join('\n')}

    error_page 403 404 =404 ${below.length === 0 ? `${basePath}/404.html` : '$site_not_found'};
${['', ...below].map((prefix) => `    location = ${basePath}${prefix}/404.html { internal; }\n`).join('')}${redirects.map(toLocation(basePath)).join('')}
    # Only words of letters, digits and a few marks reach a redirect's address: a line break would be a header of its own.
    location ~ "^(?<clean>${base}/(?:${safe}/)?)index\\.html$" { return 301 $clean$is_args$args; }
    location ~ "^(?<clean>${base}/${safe})\\.html$" { return 301 $clean/$is_args$args; }

    # What the hosts' own files and compressed copies are is nobody's business.
    location ~ /(_headers|_redirects|staticwebapp\\.config\\.json|\\.nojekyll)$ { return 404; }
    location ~ \\.(br|gz)$ { return 404; }

    location / {
        try_files $uri \${uri}index.html @slash;
    }
    location @slash {
        if (-f $document_root$uri/index.html) { return 301 $uri/$is_args$args; }
        return 404;
    }
}
`;
}

/** Builds the map of not-found pages by path, because each language with a prefix has its own. */
function toNotFoundMap({ basePath, below }: HostRules): string {
  const lines = below.map((prefix) => `    "~^${toPattern(`${basePath}${prefix}`)}/" ${basePath}${prefix}/404.html;`);
  return `
map $uri $site_not_found {
    default ${basePath}/404.html;
${lines.join('\n')}
}
`;
}

function toPattern(path: string): string {
  return path.replaceAll('.', String.raw`\.`);
}

function toLocation(basePath: string): (redirect: { from: string; to: string }) => string {
  return ({ from, to }) => {
    const answer = `{ return 301 ${basePath}${to}${/[?#]/.test(to) ? '' : '$is_args$args'}; }`;
    return [from, from.replace(/\/$/, '')].map((path) => `    location = ${basePath}${path} ${answer}\n`).join('');
  };
}

/** Returns the types worth compressing, without text/html, which nginx always includes. */
function getTextTypes(): string[] {
  return [...new Set(Object.values(mediaTypes))].filter((type) => isText(type) && type !== 'text/html');
}
