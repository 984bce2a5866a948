/** Common to all elements: each is an attribute, and a property of the same name. */
export interface EmbedElement extends HTMLElement {
  /** Base URL of the Routeglass server to call, such as `https://routes.example.net`. Default: the server of the script. */
  api: string | null;
  /** Base URL of the site that links lead to. Default: `api`. */
  portal: string | null;
  /** `light`, `dark`, or `system` (the default), which follows the visitor's system. */
  theme: string | null;
  /** Window in which links open, such as `_blank`. Default: this window. */
  target: string | null;
}

/** Class of an element. You register it yourself, or import its `define` door, which does. */
export interface EmbedElementClass<Own extends object = object> {
  new (): EmbedElement & Own;
  readonly prototype: EmbedElement & Own;
  readonly observedAttributes: readonly string[];
}

/** A person's choice. Cancel the event to do something other than follow `href`. */
export interface SelectDetail {
  /** Full URL of the page of the chosen thing. */
  readonly href: string;
  /** Type of the chosen thing, as far as the URL shows it. */
  readonly type: 'autonomous-system' | 'prefix' | 'domain' | 'as-set' | 'bgp-community' | 'search' | 'page';
  /** Its number, prefix, name or text; empty for another page. */
  readonly value: string;
}

/** Why there is nothing to show. Codes are those of the API, `E_TRANSPORT` if there was no answer, `E_ELEMENT` if the element itself failed. */
export interface ErrorDetail {
  readonly code: string;
  readonly status: number;
  readonly message: string;
}

/** Events of every element; they bubble and leave the shadow root. */
export interface EmbedEventMap {
  /** The first data is drawn. */
  'rg-ready': CustomEvent<null>;
  /** Something was chosen; cancelable. */
  'rg-select': CustomEvent<SelectDetail>;
  /** A call or the element itself failed; the element also shows it. */
  'rg-error': CustomEvent<ErrorDetail>;
}
