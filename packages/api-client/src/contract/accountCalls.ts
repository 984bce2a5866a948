/** Calls about accounts, access, payment, forms and articles. */
export {
  approveAsAccess,
  approveUserAsAccess,
  asAccessCheck,
  asAccessRequest,
  asAccessRequests,
  rejectAsAccess,
  rejectUserAsAccess,
  requestAsAccess,
} from './access/asAccess.ts';
export { approveDomainAccess, domainAccessRequests, rejectDomainAccess } from './access/domainAccess.ts';
export { acceptInvitation } from './access/invitation.ts';
export { requestPasswordReset, setPassword } from './auth/passwordReset.ts';
export { confirmRegistration, register } from './auth/registration.ts';
export { sampleSession } from './auth/sampleSession.ts';
export { apiToken, session } from './auth/session.ts';
export { login, logout } from './auth/signIn.ts';
export { article, articleCategories, articles } from './blog/articles.ts';
export { askExpert, feedback } from './contact/messages.ts';
export { requestPlan } from './contact/planRequest.ts';
export { billRating, payRating, payRatingYear } from './payment/payment.ts';
export { requestBgpSession, requestTrial } from './trial/trial.ts';
export { countVisit } from './visits/visits.ts';
