/** Reads the texts of a form by field name; empty if there is none. */
export function textIn(data: FormData): (name: string) => string {
  return (name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
}
