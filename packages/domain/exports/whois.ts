/** The whois protocol (RFC 3912): questions, referrals and answers. */
export { referralIn, saysNothingFound } from '../src/whois/whoisAnswer.ts';
export { questionFor, type WhoisSubject } from '../src/whois/whoisQuestion.ts';
export { formatWhoisServer, parseWhoisServer, WHOIS_PORT, type WhoisServer } from '../src/whois/whoisServer.ts';
