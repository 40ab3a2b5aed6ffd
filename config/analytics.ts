/** Page analytics: off until the environment gives an id. */
export type Analytics = {trackingID: string; anonymizeIP: true};

const variable = 'GOOGLE_ANALYTICS_ID';

export function analytics(environment: NodeJS.ProcessEnv = process.env): Analytics | undefined {
  const id = environment[variable]?.trim();
  if (!id) return undefined;
  if (!/^G-[A-Z0-9]{4,}$/.test(id)) {
    throw new Error(`${variable} is "${id}"; expected a measurement id such as G-ABC1234567, or nothing to switch analytics off.`);
  }
  return {trackingID: id, anonymizeIP: true};
}

/** What the Content-Security-Policy must allow when analytics is on. */
export const analyticsOrigins = {
  script: ['https://www.googletagmanager.com'],
  connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
};
