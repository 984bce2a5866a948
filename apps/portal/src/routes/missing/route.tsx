import { NotFound } from '@routeglass/ui/NotFound';
import { metaOf } from '../../wire/metaOf.ts';
import { SiteSearch } from '../../shell/SiteSearch.tsx';

export const meta = metaOf();

export default function Missing() {
  return <NotFound search={<SiteSearch />} />;
}
