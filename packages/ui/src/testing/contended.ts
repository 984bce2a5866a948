/** Properties of an element, or of its `::before` or `::after`, that two stylesheets of one cascade layer set. */
export interface Contended {
  readonly element: Element;
  readonly part: string;
  readonly properties: readonly string[];
}

/** What a rule sets, grouped by `groupOf`. */
export interface Setting {
  readonly sheet: Node;
  readonly layer: string;
  readonly selector: string;
  readonly parts: readonly string[];
  readonly groups: Map<string, string[]>;
}

const known = new WeakMap<Node, Setting[]>();

/** What all the sheets of the page set. A sheet stays the same once it is loaded, so each is read once. */
export function settingsOfPage(): Setting[] {
  return [...document.styleSheets].flatMap((sheet) => {
    const from = sheet.ownerNode!;
    const settings = known.get(from) ?? settingsIn(sheet.cssRules, from, '');
    known.set(from, settings);
    return settings;
  });
}

function settingsIn(rules: CSSRuleList, sheet: Node, layer: string): Setting[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSLayerBlockRule) return settingsIn(rule.cssRules, sheet, `${layer}.${rule.name}`);
    if (rule instanceof CSSGroupingRule) return settingsIn(rule.cssRules, sheet, layer);
    if (!(rule instanceof CSSStyleRule)) return [];
    if (rule.cssRules.length > 0) throw new Error(`A nested rule, which is not compared: ${rule.cssText}`);
    return [{ sheet, layer, ...elementsOf(rule.selectorText), groups: Map.groupBy(rule.style, groupOf) }];
  });
}

/** A selector of the elements that a rule is about, and which parts of them. A list of selectors is about each part that it names. */
function elementsOf(text: string): { selector: string; parts: string[] } {
  const named = [...text.matchAll(/::[\w-]+/g)].map(([part]) => part);
  const parts = named.filter((part) => part === '::before' || part === '::after');
  const isOfElements = named.length === 0 || text.includes(',');
  return { selector: text.replaceAll(/::[\w-]+/g, ':where(*)'), parts: isOfElements ? ['', ...parts] : parts };
}

const SIDE = /\b(top|right|bottom|left|inline|block|start|end|x|y|inset)\b/g;

/** Properties that may set the same thing are of one group, such as `padding-left` and `padding-inline-start`, or `width` and `block-size`. */
function groupOf(property: string): string {
  if (property.startsWith('--')) return property;
  const words = property.replaceAll(/\b(width|height)\b/g, 'size').replaceAll(SIDE, '');
  return words.split('-').filter(Boolean).join('-');
}

/** All that the order of sheets may change on the page. A rule counts for any window, and whatever its specificity. */
export function contendedBy(settings: readonly Setting[]): Contended[] {
  return [...settingsByElement(withRivals(settings))].flatMap(([element, all]) =>
    ['', '::before', '::after'].flatMap((part) => {
      const rivals = withRivals(all.filter(({ parts }) => parts.includes(part)));
      const properties = new Set(rivals.flatMap(({ groups }) => [...groups.values()].flat()));
      return properties.size === 0 ? [] : [{ element, part, properties: [...properties] }];
    }),
  );
}

/** Leaves out what a single sheet of a layer sets. */
function withRivals(settings: readonly Setting[]): Setting[] {
  const setBy = new Map<string, Set<Node>>();
  for (const { sheet, layer, groups } of settings)
    for (const group of groups.keys()) {
      const key = `${layer} ${group}`;
      setBy.set(key, (setBy.get(key) ?? new Set()).add(sheet));
    }
  return settings.flatMap((setting) => {
    const rivals = [...setting.groups].filter(([group]) => setBy.get(`${setting.layer} ${group}`)!.size > 1);
    return rivals.length === 0 ? [] : [{ ...setting, groups: new Map(rivals) }];
  });
}

function settingsByElement(settings: readonly Setting[]): Map<Element, Setting[]> {
  const found = new Map<Element, Setting[]>();
  for (const setting of settings)
    for (const element of document.querySelectorAll(setting.selector)) {
      const known = found.get(element);
      if (known) known.push(setting);
      else found.set(element, [setting]);
    }
  return found;
}

/** The order of layers that each sheet with layers begins with. If they differ, the order of sheets may change that of layers. */
export function layerOrders(): Set<string> {
  return new Set(
    [...document.styleSheets]
      .map(({ cssRules }) => [...cssRules])
      .filter((rules) => rules.some((rule) => rule instanceof CSSLayerBlockRule))
      .map(([first]) => (first instanceof CSSLayerStatementRule ? first.nameList.join() : 'none')),
  );
}
