/** Reads the texts of a form by the names of its fields; empty where there is none. */
export function textIn(data: FormData): (name: string) => string {
  return (name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
}
