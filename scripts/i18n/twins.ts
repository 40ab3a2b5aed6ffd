/** The page on campaigns, which is sent to people of either language: each twin is in its own language in every tree. */
export const twins = {english: 'platform/west/referral.mdx', korean: 'platform/west/referral-ko.mdx'};

/** Other pages link to the twin in their own language; for a comparison both are one target. */
export const withoutTwin = (url: string): string => url.replace(/\/referral-ko(?=\.mdx|[/?#]|$)/, '/referral');
