import { createClient, oneOrigin, type Client } from '@routeglass/api-client/client';
import { ApiProvider } from '@routeglass/api-client/hooks';
import '@routeglass/ui/base';
import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { apiAddress, pageAddress } from './address.ts';
import { EmbedContext, type Embed } from './EmbedContext.ts';
import type { EmbedElementClass, EmbedEventMap, ErrorDetail, SelectDetail } from './EmbedElement.ts';
import { FailureBoundary } from './FailureBoundary.tsx';
import { adoptStyles } from './houseStyles.ts';
import { themeOf } from './themeOf.ts';
import { thingAt } from './thingAt.ts';

/** Values of an element's own attributes; null if not set. */
export type Attributes<Name extends string> = Readonly<Record<Name, string | null>>;

interface Recipe<Name extends string> {
  readonly attributes: readonly Name[];
  readonly View: ComponentType<{ readonly attributes: Attributes<Name> }>;
}

type Own<Name extends string> = { [Attribute in Name as Camel<Attribute>]: string | null };
type Camel<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Text;

const common = ['api', 'portal', 'theme', 'target'] as const;
const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A server has no HTMLElement, but can import the class. */
const Base: typeof HTMLElement =
  typeof HTMLElement === 'undefined' ? (Object as unknown as typeof HTMLElement) : HTMLElement;

/** One client per base URL: elements with the same calls share answers. */
const clients = new Map<string, Client>();
function clientOf(api: string): Client {
  const client = clients.get(api) ?? createClient({ bases: oneOrigin(api) });
  clients.set(api, client);
  return client;
}

/** A custom element that draws `View` in its shadow root: attributes in, events out. */
export function createElementClass<Name extends string>({
  attributes,
  View,
}: Recipe<Name>): EmbedElementClass<Own<Name>> {
  class Element extends Base {
    static readonly observedAttributes: readonly string[] = [...common, ...attributes];
    readonly #shadow = this.attachShadow({ mode: 'open' });
    readonly #stage = this.#shadow.appendChild(document.createElement('div'));
    readonly #system = matchMedia('(prefers-color-scheme: dark)');
    #root: Root | null = null;
    #release: () => void = () => undefined;
    #isReady = false;

    connectedCallback(): void {
      for (const name of Element.observedAttributes) this.#adoptProperty(camel(name));
      this.#release = adoptStyles(this.#shadow);
      this.#system.addEventListener('change', this.#showTheme);
      this.#showTheme();
      this.#root ??= createRoot(this.#stage);
      this.#draw();
    }

    disconnectedCallback(): void {
      this.#release();
      this.#system.removeEventListener('change', this.#showTheme);
      // An element that moves within the page is reconnected at once and keeps its contents.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#root?.unmount();
        this.#root = null;
        this.#isReady = false;
      });
    }

    attributeChangedCallback(name: string): void {
      if (!this.#root) return;
      if (name === 'theme') this.#showTheme();
      this.#draw();
    }

    readonly #showTheme = (): void => {
      this.dataset['theme'] = themeOf(this.getAttribute('theme'), this.#system.matches);
    };

    #draw(): void {
      const api = apiAddress(this.getAttribute('api'), import.meta.url);
      const values = Object.fromEntries(attributes.map((name) => [name, this.getAttribute(name)]));
      this.#root?.render(
        <ApiProvider client={clientOf(api)}>
          <EmbedContext value={this.#embed(api)}>
            <FailureBoundary onFailure={(detail) => this.#tell('rg-error', detail)}>
              <View attributes={values as Attributes<Name>} />
            </FailureBoundary>
          </EmbedContext>
        </ApiProvider>,
      );
    }

    #embed(api: string): Embed {
      const portal = apiAddress(this.getAttribute('portal'), api);
      const target = this.getAttribute('target') ?? undefined;
      const hrefOf = (path: string) => pageAddress(path, portal);
      const select = (path: string) => this.#tell('rg-select', { href: hrefOf(path), ...thingAt(path) });
      return {
        api,
        target,
        hrefOf,
        select,
        go: (path) => {
          if (select(path)) window.open(hrefOf(path), target ?? '_self', target === undefined ? '' : 'noopener');
        },
        tellReady: () => {
          if (this.#isReady) return;
          this.#isReady = true;
          this.#tell('rg-ready', null);
        },
        tellError: (error) => this.#tell('rg-error', error),
      };
    }

    #tell(type: keyof EmbedEventMap, detail: SelectDetail | ErrorDetail | null): boolean {
      return this.dispatchEvent(
        new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: type === 'rg-select' }),
      );
    }

    /** A property set before the class was defined hides the accessor: remove it and set it again. */
    #adoptProperty(name: string): void {
      if (!Object.hasOwn(this, name)) return;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  for (const name of Element.observedAttributes) {
    Object.defineProperty(Element.prototype, camel(name), {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute(name);
      },
      set(this: HTMLElement, value: string | number | boolean | null | undefined) {
        if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, String(value));
      },
    });
  }
  return Element as unknown as EmbedElementClass<Own<Name>>;
}
