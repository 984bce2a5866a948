import {
  approveAsAccess,
  approveUserAsAccess,
  asAccessCheck,
  asAccessRequest,
  asAccessRequests,
  rejectAsAccess,
  rejectUserAsAccess,
  requestAsAccess,
} from '../contract/access/asAccess.ts';
import { approveDomainAccess, domainAccessRequests, rejectDomainAccess } from '../contract/access/domainAccess.ts';
import { acceptInvitation } from '../contract/access/invitation.ts';
import { requestPasswordReset, setPassword } from '../contract/auth/passwordReset.ts';
import { confirmRegistration, register } from '../contract/auth/registration.ts';
import { apiToken } from '../contract/auth/session.ts';
import { login, logout } from '../contract/auth/signIn.ts';
import { article, articleCategories, articles } from '../contract/blog/articles.ts';
import { askExpert, feedback } from '../contract/contact/messages.ts';
import { requestPlan } from '../contract/contact/planRequest.ts';
import { billRating, payRating, payRatingYear } from '../contract/payment/payment.ts';
import { requestBgpSession, requestTrial } from '../contract/trial/trial.ts';
import { readOf, sendOf } from './bind.ts';

export const useApiToken = readOf(apiToken);
export const useArticle = readOf(article);
export const useArticleCategories = readOf(articleCategories);
export const useArticles = readOf(articles);
export const useAsAccessCheck = readOf(asAccessCheck);
export const useAsAccessRequest = readOf(asAccessRequest);
export const useAsAccessRequests = readOf(asAccessRequests);
export const useDomainAccessRequests = readOf(domainAccessRequests);

export const useAcceptInvitation = sendOf(acceptInvitation);
export const useApproveAsAccess = sendOf(approveAsAccess);
export const useApproveDomainAccess = sendOf(approveDomainAccess);
export const useApproveUserAsAccess = sendOf(approveUserAsAccess);
export const useAskExpert = sendOf(askExpert);
export const useBillRating = sendOf(billRating);
export const useConfirmRegistration = sendOf(confirmRegistration);
export const useFeedback = sendOf(feedback);
export const useLogin = sendOf(login);
export const useLogout = sendOf(logout);
export const usePayRating = sendOf(payRating);
export const usePayRatingYear = sendOf(payRatingYear);
export const useRegister = sendOf(register);
export const useRejectAsAccess = sendOf(rejectAsAccess);
export const useRejectDomainAccess = sendOf(rejectDomainAccess);
export const useRejectUserAsAccess = sendOf(rejectUserAsAccess);
export const useRequestAsAccess = sendOf(requestAsAccess);
export const useRequestBgpSession = sendOf(requestBgpSession);
export const useRequestPasswordReset = sendOf(requestPasswordReset);
export const useRequestPlan = sendOf(requestPlan);
export const useRequestTrial = sendOf(requestTrial);
export const useSetPassword = sendOf(setPassword);
