import '../src/css/fonts.ts';
