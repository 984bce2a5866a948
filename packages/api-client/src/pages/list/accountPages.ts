import { definePage } from '../page.ts';
import { billsPage, ledgerPage, proSubscribePage, soldPage } from './billingPages.ts';
import { admin, personal, plain } from './layouts.ts';

export const loginPage = definePage({
  id: 'login',
  path: '/auth/login',
  layout: plain,
  label: 'Log in',
});

export const registerPage = definePage({
  id: 'register',
  path: '/auth/register',
  layout: plain,
  label: 'Sign up',
});

export const resetPasswordPage = definePage({
  id: 'reset-password',
  path: '/auth/reset-password',
  layout: plain,
  label: 'Reset password',
});

/** Opened by the link in the mail after sign-up. */
export const registrationPage = definePage({
  id: 'registration',
  path: '/auth/registration',
  layout: plain,
  subject: 'email',
  label: 'Registration',
});

/** Opened by the link in the mail for setting a password. */
export const setupPasswordPage = definePage({
  id: 'setup-password',
  path: '/auth/setup-password',
  layout: plain,
  subject: 'email',
  label: 'Set password',
});

/** Opened by the links in the mails that ask both addresses to agree to a change. */
export const confirmEmailPage = definePage({
  id: 'confirm-email',
  path: '/auth/email',
  layout: plain,
  subject: 'email',
  label: 'Change of address',
});

/** Opened by the link in the mail to a contact of a network. */
export const accessDecisionPage = definePage({
  id: 'access-decision',
  path: '/access/as/:asn/:userId/:token',
  layout: plain,
  label: 'Request for access',
});

/** Opened by the link in the mail to the contact of a domain. */
export const domainDecisionPage = definePage({
  id: 'domain-decision',
  path: '/access/domain/:userId/:token',
  layout: plain,
  label: 'Request for access to a domain',
});

/** Opened by the link of an invitation. */
export const invitationPage = definePage({
  id: 'invitation',
  path: '/subscription/permission',
  layout: plain,
  subject: 'token',
  entrance: 'register',
  label: 'Autonomous System access invitation',
});

export const trialPage = definePage({
  id: 'try-for-free',
  path: '/try-for-free',
  layout: plain,
  drawn: true,
  label: 'Try for free',
  description: 'Prove that you run a network, connect your router, and get 30 days of monitoring for free.',
});

export const askExpertPage = definePage({
  id: 'ask-an-expert',
  path: '/ask-an-expert',
  layout: plain,
  drawn: true,
  label: 'Ask an expert',
  description: 'Ask an expert about routing: incidents, origin validation, peering.',
});

const own = { layout: personal, menu: 'personal', audience: 'signed-in', entrance: 'login' } as const;

export const radarPage = definePage({ ...own, id: 'radar', path: '/user/radar', label: 'Dashboard' });
export const asRequestsPage = definePage({
  ...own,
  id: 'as-requests',
  path: '/user/radar/as-requests',
  label: 'AS requests',
  under: 'radar',
});
export const ownDomainsPage = definePage({
  ...own,
  id: 'own-domains',
  route: 'domains',
  path: '/user/domains',
  label: 'Domains',
});
export const alertsPage = definePage({ ...own, id: 'alerts', path: '/user/alerts', label: 'Alerts' });
export const messagesPage = definePage({ ...own, id: 'messages', path: '/user/messages', label: 'Messages' });
export const profilePage = definePage({ ...own, id: 'profile', path: '/user/profile', label: 'Profile' });
export const subscriptionsPage = definePage({
  ...own,
  id: 'subscriptions',
  path: '/user/subscriptions',
  label: 'Subscriptions',
});

/** The personal area, in the order of its menu. */
export const personalPages = [
  radarPage,
  asRequestsPage,
  ownDomainsPage,
  alertsPage,
  messagesPage,
  profilePage,
  subscriptionsPage,
];

const ofAdmin = { layout: admin, menu: 'admin', audience: 'admin' } as const;

export const usersPage = definePage({ ...ofAdmin, id: 'users', path: '/admin/users', label: 'Accounts' });
export const inboxPage = definePage({ ...ofAdmin, id: 'inbox', path: '/admin/inbox', label: 'Inbox' });
export const allAsRequestsPage = definePage({
  ...ofAdmin,
  id: 'all-as-requests',
  path: '/admin/as-requests',
  label: 'AS requests',
});
export const domainRequestsPage = definePage({
  ...ofAdmin,
  id: 'domain-requests',
  path: '/admin/domain-requests',
  label: 'Domain requests',
});
export const trialRequestsPage = definePage({
  ...ofAdmin,
  id: 'trial-requests',
  path: '/admin/trials',
  label: 'Sessions and trials',
});
export const outboxPage = definePage({ ...ofAdmin, id: 'outbox', path: '/admin/outbox', label: 'Outbox and jobs' });
export const suppressionsPage = definePage({
  ...ofAdmin,
  id: 'suppressions',
  path: '/admin/suppressions',
  label: 'Mail suppressions',
});
export const serverPage = definePage({ ...ofAdmin, id: 'server', path: '/admin/server', label: 'Server' });
export const announcementsPage = definePage({
  ...ofAdmin,
  id: 'announcements',
  path: '/admin/announcements',
  label: 'Announcements',
});
export const dataPage = definePage({ ...ofAdmin, id: 'data', path: '/admin/data', label: 'Data and content' });
export const auditPage = definePage({ ...ofAdmin, id: 'audit', path: '/admin/audit', label: 'Audit log' });

export const visitsPage = definePage({ ...ofAdmin, id: 'visits', path: '/admin/visits', label: 'Visits' });

/** Administration, in the order of its menu. */
export const adminPages = [
  usersPage,
  inboxPage,
  allAsRequestsPage,
  domainRequestsPage,
  trialRequestsPage,
  billsPage,
  ledgerPage,
  soldPage,
  outboxPage,
  suppressionsPage,
  announcementsPage,
  dataPage,
  auditPage,
  visitsPage,
  serverPage,
];

export const accountPages = [
  loginPage,
  registerPage,
  resetPasswordPage,
  registrationPage,
  setupPasswordPage,
  confirmEmailPage,
  accessDecisionPage,
  domainDecisionPage,
  invitationPage,
  trialPage,
  askExpertPage,
  proSubscribePage,
  ...personalPages,
  ...adminPages,
];
