export {
  PlanRequestForm,
  type PlanRequestFormProps,
  type PlanRequestStatus,
} from '../src/widgets/PlanRequestForm/PlanRequestForm.tsx';
export {
  planGroups,
  requestedPlan,
  type PlanFeature,
  type PlanRequest,
  type RequestedPlan,
} from '../src/widgets/PlanRequestForm/planRequest.ts';
