import {readdirSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {aptInstall, ensureChromium, findChromium, isRootOnDebian, onPath} from './chromium';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

const inside = (folder: string): string[] => {
  try {
    return readdirSync(folder).map((name) => path.join(folder, name));
  } catch {
    return [];
  }
};

/** WebKitGTK's own small browser, in a folder that is named after the processor. */
export const findMiniBrowser = (libraries = '/usr/lib'): string | undefined =>
  inside(libraries)
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap(inside)
    .filter((folder) => /^webkit2?gtk-/.test(path.basename(folder)))
    .flatMap(inside)
    .find((file) => path.basename(file) === 'MiniBrowser');

/** Its driver and a display to draw on are needed too. */
const findWebKit = () => (onPath('WebKitWebDriver') && onPath('Xvfb') ? findMiniBrowser() : undefined);

/** `packages`: those of Debian that bring it. */
const engines: Record<EngineName, {find: () => string | undefined; packages: string[]}> = {
  chromium: {find: () => findChromium() ?? chromium.executablePath(), packages: []},
  firefox: {find: () => onPath('firefox-esr') ?? onPath('firefox'), packages: ['firefox-esr']},
  webkit: {find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb']},
};

/** Where an engine is on this machine; undefined where there is none. */
export const findEngine = (name: EngineName): string | undefined => engines[name].find();

const install = (packages: string[]): string => {
  if (!isRootOnDebian()) return 'only root on Debian or Ubuntu can install it';
  try {
    aptInstall(...packages);
    return 'its packages do not bring it';
  } catch (error) {
    return (error as Error).message;
  }
};

/** Installs an engine that is missing. Where it cannot be had: why; where all are a must, that is an error. */
export function ensureEngine(name: EngineName, isMust: boolean): string | undefined {
  if (name === 'chromium') ensureChromium();
  const {packages} = engines[name];
  if (findEngine(name)) return undefined;
  console.log(`  No ${name} on this machine (${packages.join(', ')}).`);
  const problem = install(packages);
  if (findEngine(name)) return undefined;
  if (isMust) throw new Error(`The tests need ${name} here, and it cannot be had: ${problem}.`);
  console.log(`  The tests leave ${name} out: ${problem}.`);
  return problem;
}
