import { adminPages } from '@routeglass/api-client/page/account';
import type { SessionFacts } from '@routeglass/api-client/accounts';
import { Code } from '@routeglass/ui/Code';
import { ErrorState } from '@routeglass/ui/ErrorState';
import { SignedInArea } from './SignedInArea.tsx';

const refuse = ({ roles }: SessionFacts) =>
  roles.includes('ADMIN') ? null : (
    <ErrorState title="403 - Only for administrators">
      Your account has no access to this page. Ask an administrator of this site; its operator makes the first one with{' '}
      <Code>npm run admin -- create ADDRESS</Code>.
    </ErrorState>
  );

/** The pages for administrators. */
export default function AdminArea() {
  return <SignedInArea menu="admin" menuLabel="Administration" pages={adminPages} refuse={refuse} />;
}
