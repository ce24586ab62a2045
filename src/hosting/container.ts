const unpinned = `# The images are those that their tags are when it is built: their digests could not be asked for yet. On a machine that
# reaches Docker Hub, \`npm run deploy:pin && npm run deploy:files\` pins them.
`;

/**
 * Builds `deploy/container/Dockerfile`. Its image contains the built site and nginx, which needs neither root nor a writable disk
 * except for /tmp. `digests` are the digests of the base images.
 */
export function toContainerFile(digests?: Record<string, string>): string {
  return `# Made by \`npm run deploy:files\`: change src/hosting/, not this file.
# docker build -f deploy/container/Dockerfile --build-arg SITE_URL=https://docs.example.com -t docs .
${isPinned(digests) ? '' : unpinned}FROM ${toPinned(images.build, digests)} AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
ARG SITE_URL
ARG BASE_PATH
ARG NOINDEX
ARG NEXT_PUBLIC_ALGOLIA_APP_ID
ARG NEXT_PUBLIC_ALGOLIA_SEARCH_KEY
ARG NEXT_PUBLIC_ALGOLIA_INDEX
ARG ALGOLIA_HOST
ARG ALGOLIA_INSIGHTS
RUN npm run build \\
 && npm run compress \\
 && npm run deploy:files -- build/deploy \\
 && mkdir -p "build/site/\${BASE_PATH}" \\
 && cp -r out/. "build/site/\${BASE_PATH}/"

FROM ${toPinned(images.serve, digests)}
RUN apt-get update \\
 && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \\
 && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default
COPY deploy/container/nginx.conf /etc/nginx/nginx.conf
COPY --from=build /site/build/deploy/nginx/site.conf /etc/nginx/conf.d/site.conf
COPY --from=build /site/build/site /srv/site
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s CMD ["/bin/bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && echo -e 'HEAD / HTTP/1.0\\\\r\\\\n\\\\r' >&3 && grep -q '^HTTP/1' <&3"]
CMD ["/usr/sbin/nginx", "-g", "daemon off;"]
`;
}

/** Builds `Dockerfile.dockerignore`. It excludes private files and those that the build of the image creates itself. */
export function toDockerIgnore(): string {
  return [
    '.git',
    '.env*',
    'node_modules',
    'out',
    'out.*',
    'build',
    '.next',
    '.contentlayer',
    '.cache',
    'src/generated',
    'test-results',
    'shots',
    '',
  ].join('\n');
}

/**
 * Builds the main nginx configuration, which includes that of the site. nginx writes only to the log and to `temporary`.
 */
export function toContainerNginx({
  conf,
  modules,
  temporary,
}: {
  conf: string;
  modules: string;
  temporary: string;
}): string {
  return `# Made by \`npm run deploy:files\`: change src/hosting/, not this file.
worker_processes auto;
pid ${temporary}/nginx.pid;
error_log stderr warn;
include ${modules};
events { worker_connections 1024; }
http {
    access_log off;
    sendfile on;
    client_body_temp_path ${temporary}/nginx-body;
    proxy_temp_path ${temporary}/nginx-proxy;
    fastcgi_temp_path ${temporary}/nginx-fastcgi;
    uwsgi_temp_path ${temporary}/nginx-uwsgi;
    scgi_temp_path ${temporary}/nginx-scgi;
    include ${conf};
}
`;
}

import digests from './image-digests.json' with { type: 'json' };

/** The base images of the container, as named on Docker Hub. */
export const images = { build: 'node:20-bookworm-slim', serve: 'debian:bookworm-slim' };

/** Returns the name of an image, with its digest if `npm run deploy:pin` has loaded it. */
function toPinned(image: string, known: Record<string, string> = digests): string {
  const digest = known[image];
  return digest === undefined ? image : `${image}@${digest}`;
}

/** Returns true if every image has its digest. */
function isPinned(known: Record<string, string> = digests): boolean {
  return Object.values(images).every((image) => known[image] !== undefined);
}
