import { type AlertFact, judge, usualRules } from '@routeglass/domain/alerts';
import type { Incident } from '@routeglass/domain/incidents';
import { judgeEvent } from '../accuracy/incidents/judgedEvents.ts';
import { readKnownBefore } from '../accuracy/incidents/knownBefore.ts';
import { isHijack, type LabelledEvent, readLabelledEvents } from '../accuracy/incidents/labelledEvents.ts';
import type { Figure } from '../bench.ts';

/**
 * What the default rules would have reported to the labeled victims of hijacks, and what they would have reported to networks that are not in
 * the label.
 */
export async function backtestLabelled(report: (figure: Figure) => void): Promise<void> {
  const known = await readKnownBefore();
  const [hijacks, mistakes] = [
    { events: 0, named: 0, told: 0, false: 0 },
    { events: 0, named: 0, told: 0, false: 0 },
  ];
  for (const event of readLabelledEvents()) {
    const { found, others } = await judgeEvent(event, known);
    const score = isHijack(event) ? hijacks : mistakes;
    score.events += 1;
    if (event.victims.length > 0) score.named += 1;
    if (found && event.victims.some((victim) => tellsVictim(found, victim))) score.told += 1;
    score.false += others.reduce((sum, incident) => sum + falseAlerts(incident, event), 0);
  }
  const note = `labeled hijacks, ${hijacks.named} of them with a victim`;
  report({ what: 'labeled hijacks: alerts to the victim', unit: `of ${hijacks.named}`, ours: hijacks.told, note });
  report({ what: 'labeled hijacks: alerts to others', unit: `in ${hijacks.events} events`, ours: hijacks.false });
  report({
    what: 'labeled mistakes: reported as hijacks to a victim',
    unit: `of ${mistakes.events}`,
    ours: mistakes.told,
  });
  report({ what: 'labeled mistakes: alerts to others', unit: `in ${mistakes.events} events`, ours: mistakes.false });
}

/** Alerts about an incident that is not in the label: one for each network that holds the prefix. */
function falseAlerts(incident: Incident, { victims }: LabelledEvent): number {
  return incident.victims.filter((victim) => !victims.includes(victim) && tellsVictim(incident, victim)).length;
}

function tellsVictim(incident: Incident, victim: number): boolean {
  if (!incident.victims.includes(victim)) return false;
  const now = incident.lastSeen ?? incident.firstSeen;
  return judge({ facts: [factOf(incident)], rules: usualRules, expected: [], records: [], now }).length > 0;
}

/** A hijack as a fact for its victim's rules. */
const factOf = (incident: Incident): AlertFact => ({
  kind: incident.coveringPrefix !== null && incident.coveringPrefix !== incident.prefix ? 'more-specific' : 'hijack',
  key: incident.key,
  prefix: incident.prefix,
  prefixes: incident.prefixes.length,
  other: incident.offender,
  vantagePoints: incident.peers,
  share: incident.relativePropagation,
  since: incident.firstSeen,
  until: incident.lastSeen,
  incident: null,
  isSlip: incident.severity === 'info',
});
