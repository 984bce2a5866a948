export const prefixes: readonly string[] = [
  '10.0.0.0/8',
  ...Array.from({ length: 40 }, (_, i) => `10.${i}.0.0/16`),
  'fd00:64512:4000:8000:1234:5678:9abc:def0/128',
];
