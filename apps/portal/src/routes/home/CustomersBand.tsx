import { CaseCards } from '@routeglass/ui/CaseCards';
import { Link } from '@routeglass/ui/Link';
import { LinkCards } from '@routeglass/ui/LinkCards';
import { LogoRow } from '@routeglass/ui/LogoMarquee';
import { PageBand } from '@routeglass/ui/PageBand';
import type { Placed } from '../../firstLoad/later.tsx';
import { OnceSaid } from '../../presenting/OnceSaid.tsx';
import { companyOf, companyOfCase } from '../../presenting/logos.ts';
import { useFigures, useSiteContent } from '../../presenting/useSite.ts';
import { DataProvider } from '../../shell/DataProvider.tsx';

/** Customers, their stories, and further offers. */
export function CustomersBand({ room }: Placed) {
  return (
    <DataProvider>
      <OnceSaid room={room}>
        <Bands />
      </OnceSaid>
    </DataProvider>
  );
}

function Bands() {
  const { logos, landing, cases, sisters } = useSiteContent();
  const withFigures = useFigures();
  const customers = logos?.customers ?? [];
  const known = [...customers, ...(logos?.communities ?? [])];
  return (
    <>
      {customers.length > 0 && (
        <PageBand
          title={(landing && withFigures(landing.trusted)) ?? 'Who uses it'}
          action={
            landing?.clients ? (
              <Link href={landing.clients.href} target="_blank">
                {landing.clients.label}
              </Link>
            ) : undefined
          }
        >
          <LogoRow label="Customers" companies={customers.map(companyOf)} />
        </PageBand>
      )}
      {cases && cases.length > 0 && (
        <PageBand title="Customer cases">
          <CaseCards
            cases={cases.map(({ alt, logo, description, href }) => ({
              company: companyOfCase(alt, logo, known),
              description,
              href,
            }))}
          />
        </PageBand>
      )}
      {sisters && sisters.length > 0 && (
        <PageBand ground="card" title="More services">
          <LinkCards
            label="Services on other sites"
            links={sisters.map(({ label, description, href }) => ({
              label,
              href,
              ...(description && { description }),
            }))}
          />
        </PageBand>
      )}
    </>
  );
}
