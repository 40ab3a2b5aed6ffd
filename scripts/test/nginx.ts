import {spawnSync} from 'node:child_process';
import {aptInstall, isRootOnDebian} from './chromium';

/** `deploy/nginx.conf` is tested against a real nginx; only root can install one, others see its tests skipped. */
export function ensureNginx(): void {
  if (['nginx', '/usr/sbin/nginx'].some((command) => spawnSync(command, ['-v']).status === 0)) return;
  if (isRootOnDebian()) aptInstall('nginx-light');
  else console.log('  No nginx on this machine; the tests of deploy/nginx.conf are skipped.');
}
