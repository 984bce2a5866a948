import { useGeo } from '@routeglass/api-client/hooks';
import { Hero } from '@routeglass/ui/Hero';
import { SiteSearch } from '../../shell/SiteSearch.tsx';

export const meta = () => [
  { title: 'Routeglass: explore the network' },
  {
    name: 'description',
    content:
      'Search an AS, prefix, IP or domain and see who announces it, who carries it, along which paths, and whether its origin is valid.',
  },
];

export default function Home() {
  const { data } = useGeo({});
  const visitor = data && {
    asName: data.as_name,
    asn: data.asn,
    ip: data.ip,
    prefix: data.prefix,
    countryCode: data.country_code,
  };
  return <Hero search={<SiteSearch size="hero" hasAutoFocus hasSlashKey />} {...(visitor && { visitor })} />;
}
