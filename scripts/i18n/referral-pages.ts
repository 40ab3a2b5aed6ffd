/** The page on campaigns, which is sent to people of either language: each of the two pages is in its own language in every tree. */
export const referralPages = {english: 'platform/west/referral.mdx', korean: 'platform/west/referral-ko.mdx'};

/** Other pages link to the one in their own language; a comparison takes both for the same page. */
export const asOneReferralPage = (url: string): string => url.replace(/\/referral-ko(?=\.mdx|[/?#]|$)/, '/referral');
