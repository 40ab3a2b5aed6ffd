import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {root, webRoot} from '@site/scripts/lib/paths';

/** Debian keeps it out of an ordinary user's path. */
const candidates = ['nginx', '/usr/sbin/nginx'];

export const nginx = candidates.find((command) => spawnSync(command, ['-v']).status === 0);

/** Starts a real nginx with `deploy/nginx.conf`, changed in nothing but the port and the folder. */
export async function startNginx(port: number, site = webRoot): Promise<() => void> {
  if (!nginx) throw new Error('nginx is not installed');
  const folder = mkdtempSync(path.join(tmpdir(), 'designto-nginx-'));
  const config = readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('/srv/designto-docs', site);
  writeFileSync(path.join(folder, 'site.conf'), config);
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr warn; ${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http { include /etc/nginx/mime.types; access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi; include ${folder}/site.conf; }`,
  );
  const child: ChildProcess = spawn(nginx, ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (let attempt = 0; ; attempt += 1) {
    const alive = await fetch(`http://127.0.0.1:${port}/docs/`).then(
      () => true,
      () => false,
    );
    if (alive) break;
    if (attempt > 100 || child.exitCode !== null)
      throw new Error(`nginx did not start with deploy/nginx.conf (exit code ${child.exitCode})`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return () => {
    child.once('exit', () => rmSync(folder, {recursive: true, force: true}));
    child.kill('SIGQUIT');
  };
}
