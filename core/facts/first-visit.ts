import type {Registry} from '../../data';
import type {Visit, VisitedSite, VisitMeasure} from '../../data/visit';
import {longDate} from '../long-date';
import {type Facts, localText} from './facts';

export interface VisitCell {
  readonly text: string;
  /** Set where the number misses the goal of the site. */
  readonly missed: boolean;
}

export interface VisitTable {
  readonly heads: readonly string[];
  readonly rows: readonly {readonly label: string; readonly goal: string; readonly cells: readonly VisitCell[]}[];
}

type Visits = Registry['firstVisit'];

const siteOf = ({measured}: Visits, name: VisitedSite): Visit => {
  const found = measured.sites.find((site) => site.name === name);
  if (!found) throw new Error(`data/first-visit.json has no site "${name}"; run npm run bench:visit`);
  return found;
};

/** What a site of ours may reach at most; undefined for a measure without a goal. */
export function visitGoal(visits: Visits, measure: VisitMeasure, site: 'own-en' | 'own-ko'): number | undefined {
  const {goals} = visits;
  const starlight = siteOf(visits, 'starlight');
  if (measure === 'lcp') return Math.round(starlight.lcp * goals.lcp.ofStarlight);
  if (measure === 'tbt') return starlight.tbt + goals.tbt.overStarlight;
  if (measure === 'click') return Math.min(goals.click.orDocusaurus, siteOf(visits, 'docusaurus').click ?? goals.click.orDocusaurus);
  if (measure === 'fonts') return goals.fonts[site];
  if (measure === 'fcp' || measure === 'prefetchLinks') return undefined;
  return goals[measure];
}

function shown(visit: Visit, measure: VisitMeasure): string {
  const value = visit[measure];
  if (value === null) return '–';
  return measure === 'script' || measure === 'fonts' || measure === 'blockingStyles' ? value.toFixed(1) : String(value);
}

/** The last measurement beside its goals, in the language of the page. */
export function visitTable(facts: Facts): VisitTable {
  const visits = facts.registry.firstVisit;
  const {labels, measures, sites, measured} = visits;
  const heads = [labels.measure, labels.goal, ...measured.sites.map(({name}) => sites[name])];
  const rows = (Object.keys(measures) as VisitMeasure[]).map((measure) => {
    const goals = (['own-en', 'own-ko'] as const).map((site) => visitGoal(visits, measure, site));
    const cells = measured.sites.map((visit) => {
      const goal = visit.name === 'own-en' ? goals[0] : visit.name === 'own-ko' ? goals[1] : undefined;
      const value = visit[measure];
      return {text: shown(visit, measure), missed: goal !== undefined && value !== null && value > goal};
    });
    return {label: localText(facts, measures[measure]), goal: [...new Set(goals)].map((goal) => goal ?? '–').join(' / '), cells};
  });
  return {heads: heads.map((head) => localText(facts, head)), rows};
}

/** When and on what it was measured. */
export function visitCircumstances(facts: Facts): string {
  const {labels, measured} = facts.registry.firstVisit;
  const values: Readonly<Record<string, string | number>> = {
    ...measured.machine,
    runs: measured.runs,
    date: longDate(measured.date, facts.locale),
  };
  const when = localText(facts, labels.when).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  return measured.load > 1 ? `${when} ${localText(facts, labels.shared)}` : when;
}
