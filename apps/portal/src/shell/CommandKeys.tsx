import { CommandKeyHint } from '@routeglass/ui/CommandKeyHint';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { asksForPalette } from './paletteKey.ts';

// Its code is fetched when it is asked for: no first paint waits for it.
const loadPalette = () => import('./Palette.tsx');
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));

const never = () => () => {};
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);
const notYetKnown = () => false;

/** Opens the command palette from every page, by Ctrl-K, Cmd-K or the hint that tells of them. */
export function CommandKeys() {
  // On an AS's pages, its other pages can be named alone.
  const { pathname } = useLocation();
  // A page on its way is where one is already: who types on without a pause means that one.
  const { location: destination } = useNavigation();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const apple = useSyncExternalStore(never, isApple, notYetKnown);
  const show = (opened: boolean): void => {
    setOpen(opened);
    if (opened) setOpened(true);
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // The first of the two keys is down: what is typed after the second should find the palette there.
      if (event.key === 'Control' || event.key === 'Meta') void loadPalette();
      if (!asksForPalette(event)) return;
      event.preventDefault();
      setOpened(true);
      setOpen((wasOpen) => !wasOpen);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <CommandKeyHint isApple={apple} onPress={() => show(true)} />
      {wasOpened && (
        <Suspense>
          <Palette isOpen={isOpen} onOpenChange={show} pathname={destination?.pathname ?? pathname} />
        </Suspense>
      )}
    </>
  );
}
