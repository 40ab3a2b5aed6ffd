/** The label of an id; the id itself where there is none, as for what an archived page shows and today's site has no word for. */
export const labelOf = <Id extends string>(labels: Readonly<Partial<Record<Id, () => string>>>, id: Id): string => labels[id]?.() ?? id;
