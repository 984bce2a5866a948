import { accountEndpoints } from '../contract/accountTable.ts';
import type { AnyEndpoint } from '../contract/endpoint.ts';
import type { InputOf } from '../client/input.ts';
import { useCall, type Call, type CallSettings } from './useCall.ts';
import { useSend, type Sending } from './useSend.ts';

const readOf =
  <E extends AnyEndpoint>(endpoint: E) =>
  (input: InputOf<E> | null, settings?: CallSettings): Call<E> =>
    useCall(endpoint, input, settings);
const sendOf =
  <E extends AnyEndpoint>(endpoint: E) =>
  (): Sending<E> =>
    useSend(endpoint);

export const useApiToken = readOf(accountEndpoints.apiToken);
export const useArticle = readOf(accountEndpoints.article);
export const useArticleCategories = readOf(accountEndpoints.articleCategories);
export const useArticles = readOf(accountEndpoints.articles);
export const useAsAccessCheck = readOf(accountEndpoints.asAccessCheck);
export const useAsAccessRequest = readOf(accountEndpoints.asAccessRequest);
export const useAsAccessRequests = readOf(accountEndpoints.asAccessRequests);
export const useDomainAccessRequests = readOf(accountEndpoints.domainAccessRequests);

export const useAcceptInvitation = sendOf(accountEndpoints.acceptInvitation);
export const useApproveAsAccess = sendOf(accountEndpoints.approveAsAccess);
export const useApproveDomainAccess = sendOf(accountEndpoints.approveDomainAccess);
export const useApproveUserAsAccess = sendOf(accountEndpoints.approveUserAsAccess);
export const useAskExpert = sendOf(accountEndpoints.askExpert);
export const useBillRating = sendOf(accountEndpoints.billRating);
export const useConfirmRegistration = sendOf(accountEndpoints.confirmRegistration);
export const useFeedback = sendOf(accountEndpoints.feedback);
export const useLogin = sendOf(accountEndpoints.login);
export const useLogout = sendOf(accountEndpoints.logout);
export const usePayRating = sendOf(accountEndpoints.payRating);
export const usePayRatingYear = sendOf(accountEndpoints.payRatingYear);
export const useRegister = sendOf(accountEndpoints.register);
export const useRejectAsAccess = sendOf(accountEndpoints.rejectAsAccess);
export const useRejectDomainAccess = sendOf(accountEndpoints.rejectDomainAccess);
export const useRejectUserAsAccess = sendOf(accountEndpoints.rejectUserAsAccess);
export const useRequestAsAccess = sendOf(accountEndpoints.requestAsAccess);
export const useRequestBgpSession = sendOf(accountEndpoints.requestBgpSession);
export const useRequestPasswordReset = sendOf(accountEndpoints.requestPasswordReset);
export const useRequestPlan = sendOf(accountEndpoints.requestPlan);
export const useRequestTrial = sendOf(accountEndpoints.requestTrial);
export const useSetPassword = sendOf(accountEndpoints.setPassword);
