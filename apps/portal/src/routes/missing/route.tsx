import { NotFound } from '@routeglass/ui/NotFound';
import { SiteSearch } from '../../shell/SiteSearch.tsx';

export const meta = () => [{ title: '404 - Page Not Found · Routeglass' }];

export default function Missing() {
  return <NotFound search={<SiteSearch />} />;
}
