import type { AuthHrefs } from './authVariants.ts';

export const hrefs: AuthHrefs = {
  login: '/auth/login?redirect=%2Fas%2F64512',
  register: '/auth/register?redirect=%2Fas%2F64512',
  'reset-password': '/auth/reset-password?redirect=%2Fas%2F64512',
};
