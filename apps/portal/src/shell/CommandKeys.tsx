import { CommandKeyHint } from '@routeglass/ui/CommandKeyHint';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { asksForPalette } from './paletteKey.ts';

// Its code is fetched on demand, so that it does not delay the first paint.
const loadPalette = () => import('./Palette.tsx');
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));

const never = () => () => {};
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);
const notYetKnown = () => false;

/** Opens the command palette on every page, by Ctrl-K, Cmd-K or the hint that shows these keys. */
export function CommandKeys() {
  // On the pages of an AS, its other pages can be named without the AS number.
  const { pathname } = useLocation();
  // A page that is still loading counts as the current one: a reader who types on without a pause means it.
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
      // The modifier key is down: load the palette, so that it is there for text typed right after the shortcut.
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
