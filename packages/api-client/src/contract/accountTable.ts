import {
  approveAsAccess,
  approveUserAsAccess,
  asAccessCheck,
  asAccessRequest,
  asAccessRequests,
  rejectAsAccess,
  rejectUserAsAccess,
  requestAsAccess,
} from './access/asAccess.ts';
import { approveDomainAccess, domainAccessRequests, rejectDomainAccess } from './access/domainAccess.ts';
import { acceptInvitation } from './access/invitation.ts';
import { requestPasswordReset, setPassword } from './auth/passwordReset.ts';
import { confirmRegistration, register } from './auth/registration.ts';
import { sampleSession } from './auth/sampleSession.ts';
import { apiToken, session } from './auth/session.ts';
import { login, logout } from './auth/signIn.ts';
import { article, articleCategories, articles } from './blog/articles.ts';
import { askExpert, feedback } from './contact/messages.ts';
import { requestPlan } from './contact/planRequest.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { billRating, payRating, payRatingYear } from './payment/payment.ts';
import { requestBgpSession, requestTrial } from './trial/trial.ts';
import { countVisit } from './visits/visits.ts';

/** The part of the endpoint table about people: accounts, access, payment, forms, articles. */
export const accountEndpoints = {
  acceptInvitation,
  apiToken,
  approveAsAccess,
  approveDomainAccess,
  approveUserAsAccess,
  article,
  articleCategories,
  articles,
  asAccessCheck,
  asAccessRequest,
  asAccessRequests,
  askExpert,
  billRating,
  confirmRegistration,
  countVisit,
  domainAccessRequests,
  feedback,
  login,
  logout,
  payRating,
  payRatingYear,
  register,
  rejectAsAccess,
  rejectDomainAccess,
  rejectUserAsAccess,
  requestAsAccess,
  requestBgpSession,
  requestPasswordReset,
  requestPlan,
  requestTrial,
  sampleSession,
  session,
  setPassword,
} as const satisfies Record<string, AnyEndpoint>;
