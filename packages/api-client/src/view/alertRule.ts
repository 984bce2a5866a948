import { type AlertRule, isUrgent } from '@routeglass/domain/alerts';
import type { AlertRuleRow } from '../contract/alerts/watches.ts';

/** Converts a rule from the wire to the domain. */
export const alertRuleOf = ({ kind, on, vantage_points, minutes, share, urgent }: AlertRuleRow): AlertRule => ({
  kind,
  isOn: on,
  vantagePoints: vantage_points,
  minutes,
  share,
  isUrgent: urgent ?? isUrgent(kind),
});

/** Converts a rule from the domain to the wire. */
export const alertRuleRow = ({
  kind,
  isOn,
  vantagePoints,
  minutes,
  share,
  isUrgent: urgent,
}: AlertRule): AlertRuleRow => ({ kind, on: isOn, vantage_points: vantagePoints, minutes, share, urgent });
