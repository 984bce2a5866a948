import { useState } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { announcementColumns, announcements } from '../../primitives/DataTable/DataTable.fixtures.tsx';
import { toneIcons } from '../../primitives/Icon/toneIcons.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { tones } from '../roles.ts';
import { themeCss } from '../themes/themeCss.ts';
import * as styles from './Swatches.css.ts';
import { wallTheme } from './wallTheme.ts';

/** Components that do not know which theme they are in. */
export function WallScreen() {
  const [version, setVersion] = useState('4');
  return (
    <>
      <style>{themeCss('wall', wallTheme, 'dark')}</style>
      <div data-theme="wall" className={styles.ground}>
        <Stack gap={16}>
          <Banner tone="invalid" title="Hijack">
            AS64496 announces 10.0.1.0/24 of AS64513.
          </Banner>
          <Inline>
            {tones.map((tone) => (
              <Badge key={tone} tone={tone} icon={toneIcons[tone]}>
                {tone}
              </Badge>
            ))}
          </Inline>
          <Inline>
            <Button kind="primary">Show graph</Button>
            <Button>Export</Button>
            <SegmentedControl
              label="IP version"
              selected={version}
              onSelect={setVersion}
              items={[
                { id: '4', name: 'IPv4' },
                { id: '6', name: 'IPv6' },
              ]}
            />
            <Switch defaultSelected>Only active</Switch>
            <TextField label="Prefix" defaultValue="10.0.0.0/16" />
          </Inline>
          <Card title="Announcements" flush>
            <DataTable
              label="Announcements"
              columns={announcementColumns}
              rows={announcements(4)}
              rowKey={(row) => row.prefix}
              total={null}
            />
          </Card>
        </Stack>
      </div>
    </>
  );
}
