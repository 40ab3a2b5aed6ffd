import {expect, test} from 'vitest';
import {convertCommands} from './packages';

test.each([
  ['npm install', 'pnpm install', 'yarn install', 'bun install'],
  ['npm i', 'pnpm install', 'yarn install', 'bun install'],
  ['npm install react react-dom', 'pnpm add react react-dom', 'yarn add react react-dom', 'bun add react react-dom'],
  ['npm install -D designto', 'pnpm add -D designto', 'yarn add -D designto', 'bun add -d designto'],
  ['npm i --save-dev -E a@1.2.3', 'pnpm add -D -E a@1.2.3', 'yarn add -D -E a@1.2.3', 'bun add -d --exact a@1.2.3'],
  ['npm i --save-peer react', 'pnpm add --save-peer react', 'yarn add -P react', 'bun add --peer react'],
  ['npm install -g designto', 'pnpm add -g designto', 'yarn global add designto', 'bun add -g designto'],
  ['npm uninstall designto', 'pnpm remove designto', 'yarn remove designto', 'bun remove designto'],
  ['npm init -y', 'pnpm init', 'yarn init -y', 'bun init -y'],
  ['npm ci', 'pnpm install --frozen-lockfile', 'yarn install --immutable', 'bun install --frozen-lockfile'],
  ['npm run dev', 'pnpm run dev', 'yarn run dev', 'bun run dev'],
  ['npm run dev -- --open', 'pnpm run dev --open', 'yarn run dev --open', 'bun run dev --open'],
  ['npm test', 'pnpm test', 'yarn test', 'bun run test'],
  ['npm start', 'pnpm start', 'yarn run start', 'bun run start'],
  ['npx designto add card', 'pnpm exec designto add card', 'yarn designto add card', 'bunx designto add card'],
  ['npx designto@latest init', 'pnpm dlx designto@latest init', 'yarn dlx designto@latest init', 'bunx designto@latest init'],
  ['npx -y serve .', 'pnpm dlx serve .', 'yarn dlx serve .', 'bunx serve .'],
  ['npm exec designto -- init', 'pnpm exec designto init', 'yarn exec designto init', 'bunx designto init'],
  [
    'npm create vite@latest my-app -- --template react-ts',
    'pnpm create vite@latest my-app --template react-ts',
    'yarn create vite@latest my-app --template react-ts',
    'bun create vite@latest my-app --template react-ts',
  ],
  ['npm update designto', 'pnpm update designto', 'yarn up designto', 'bun update designto'],
  ['cd my-app && npm i', 'cd my-app && pnpm install', 'cd my-app && yarn install', 'cd my-app && bun install'],
  [
    '# once\n\nnpm ci',
    '# once\n\npnpm install --frozen-lockfile',
    '# once\n\nyarn install --immutable',
    '# once\n\nbun install --frozen-lockfile',
  ],
])('%s', (npm, pnpm, yarn, bun) => {
  expect(convertCommands(npm, 'npm')).toBe(npm);
  expect(convertCommands(npm, 'pnpm')).toBe(pnpm);
  expect(convertCommands(npm, 'yarn')).toBe(yarn);
  expect(convertCommands(npm, 'bun')).toBe(bun);
});

test.each(['npm publish', 'npm install --force x', 'yarn add x', 'node x.js', 'npm'])('%s is refused', (command) => {
  expect(() => convertCommands(command, 'pnpm')).toThrow(`has "${command}" among its packages commands; expected`);
});
