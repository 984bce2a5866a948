import { type AlertRule, isUrgent } from '@routeglass/domain/alerts';
import type { AlertRuleRow } from '../contract/alerts/watches.ts';

/** A rule as the domain judges by it. */
export const alertRuleOf = ({ kind, on, vantage_points, minutes, share, urgent }: AlertRuleRow): AlertRule => ({
  kind,
  isOn: on,
  vantagePoints: vantage_points,
  minutes,
  share,
  isUrgent: urgent ?? isUrgent(kind),
});

/** A rule as calls give and take it. */
export const alertRuleRow = ({
  kind,
  isOn,
  vantagePoints,
  minutes,
  share,
  isUrgent: urgent,
}: AlertRule): AlertRuleRow => ({ kind, on: isOn, vantage_points: vantagePoints, minutes, share, urgent });
