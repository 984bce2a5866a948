import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { personalPages } from '@routeglass/api-client/page/account';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { SignedInArea } from './SignedInArea.tsx';

/** The pages of the signed-in account, or a redirect if the operator has them on another host. */
export default function PersonalArea() {
  const elsewhere = useCall(calls.signInMethods, {}).data?.personal_area ?? null;
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (elsewhere !== null) location.replace(`${elsewhere}${pathname}${search}`);
  }, [elsewhere, pathname, search]);
  return <SignedInArea menu="personal" menuLabel="Your account" pages={personalPages} />;
}
