export { DateTime, type DateTimeProps } from '../src/widgets/DateTime/DateTime.tsx';
export { dayText, minuteText } from '../src/facts/dateText.ts';
