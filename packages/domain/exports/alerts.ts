/** Alerts about a network: rules, what facts mean for them, when they go out, and their words. */
export { type AlertFact, extentOf } from '../src/alerts/fact.ts';
export { type AlertChange, alertChanges, type AlertRecord, type AlertVerdict } from '../src/alerts/judge.ts';
export { judge, type Judged, messagesAbout } from '../src/alerts/judge.ts';
export { type AlertKind, alertKinds, type AlertSource, alertSources } from '../src/alerts/kinds.ts';
export { type AlertThreshold, alertThresholds, hasPast, isInstant } from '../src/alerts/kinds.ts';
export { isState, isUrgent, restsOnIncidents, sourceOf, thresholdMost, thresholdsOf } from '../src/alerts/kinds.ts';
export { type AlertRule, type Expected, isExpected, lessonOf, tells, usualRules } from '../src/alerts/rule.ts';
export { alwaysSend, type SendingHours, whenToSend } from '../src/alerts/timing.ts';
export { alertTitle, alertWords, changeWords, ruleWords, thresholdName, urgentWords } from '../src/alerts/words.ts';
export { type AlertReason, instantOfReason, isRuleReason, isSpanReason } from '../src/alerts/words.ts';
export { reasonsOf, ruleReason } from '../src/alerts/words.ts';
