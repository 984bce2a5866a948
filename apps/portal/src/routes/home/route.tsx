import { Hero, type Visitor } from '@routeglass/ui/Hero';
import { Suspense, useState } from 'react';
import { documents, examples, statement } from '../../shell/content.ts';
import { lazyExtra } from '../../shell/lazyExtra.ts';
import { SiteSearch } from '../../shell/SiteSearch.tsx';

const VisitorNetwork = lazyExtra(async () => (await import('./VisitorNetwork.tsx')).VisitorNetwork);

export const meta = () => [
  { title: 'Routeglass: explore the network' },
  {
    name: 'description',
    content:
      'Search an AS, prefix, IP or domain. See who announces it, who carries it, along which paths, and whether its origin is valid.',
  },
];

export default function Home() {
  const [visitor, setVisitor] = useState<Visitor>();
  return (
    <>
      <Hero
        {...{ statement, examples, documents }}
        search={<SiteSearch size="hero" hasAutoFocus hasSlashKey />}
        {...(visitor && { visitor })}
      />
      <Suspense>
        <VisitorNetwork onFound={setVisitor} />
      </Suspense>
    </>
  );
}
