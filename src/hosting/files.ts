import { toContainerFile, toContainerNginx, toDockerIgnore } from './container';
import { toNginxConfig } from './nginx';
import type { HostRules } from './rules';
import { toAzureConfig, toHeadersFile, toRedirectsFile } from './static-hosts';

/** Every file of `deploy/`, by its path there. */
export function getDeployFiles(rules: HostRules): Record<string, string> {
  return {
    'nginx/site.conf': toNginxConfig(rules),
    'container/Dockerfile': toContainerFile(),
    'container/Dockerfile.dockerignore': toDockerIgnore(),
    'container/nginx.conf': toContainerNginx({
      conf: '/etc/nginx/conf.d/*.conf',
      modules: '/etc/nginx/modules-enabled/*.conf',
      temporary: '/tmp',
    }),
    ...getHostFiles(rules),
  };
}

/** The files that static hosts read from the folder they publish; the build writes them into the export as well. */
export function getHostFiles(rules: HostRules): Record<string, string> {
  return {
    _headers: toHeadersFile(rules),
    _redirects: toRedirectsFile(rules),
    'staticwebapp.config.json': toAzureConfig(rules),
  };
}
