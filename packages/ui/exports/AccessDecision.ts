export {
  AccessDecision,
  type AccessAsked,
  type AccessDecisionProps,
  type AccessSubject,
} from '../src/widgets/AccessDecision/AccessDecision.tsx';
