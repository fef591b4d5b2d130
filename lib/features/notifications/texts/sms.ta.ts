import type * as english from './sms.en.ts';

export const sms = {
  signInCode: '{code} உங்கள் Hunar லாகின் குறியீடு. இது {minutes} நிமிடங்கள் வேலை செய்யும். யாரிடமும் சொல்லாதீர்கள்.',
  actionCode:
    '{code} உங்கள் Hunar கணக்கில் மாற்றத்தை உறுதி செய்யும் குறியீடு. இது {minutes} நிமிடங்கள் வேலை செய்யும். யாரிடமும் சொல்லாதீர்கள்.',
  numberChanged:
    'உங்கள் Hunar கணக்கு இனி {last} என முடியும் நம்பரால் திறக்கும். இது நீங்கள் அல்ல என்றால், உடனே Hunar சப்போர்ட்டைத் தொடர்பு கொள்ளுங்கள்.',
  payeeChanged:
    'உங்கள் Hunar பேமெண்ட் UPI ஐடி மாற்றப்பட்டது. புதிய ஐடி {hours} மணி நேரத்துக்குப் பிறகு பயன்படும். இது நீங்கள் அல்ல என்றால், உடனே Hunar-ஐத் திறந்து பாஸ்வேர்டை மாற்றுங்கள்.',
  passwordAsked:
    'உங்கள் Hunar கணக்கில் புதிய பாஸ்வேர்டு கேட்கப்பட்டுள்ளது. {hours} மணி நேரத்துக்குப் பிறகு குறியீட்டால் மாற்றலாம். இது நீங்கள் அல்ல என்றால், Hunar-ஐத் திறந்து நிறுத்துங்கள்.',
  contactAsked:
    'Hunar: தம் நம்பிக்கையானவராக இருக்கும்படி {name} கேட்கிறார். ஆபத்து என்றால் உங்களுக்குச் சொல்வோம். சம்மதிக்க அல்லது மறுக்கத் திறங்கள்: {link}',
  contactHelp: 'Hunar: வேலையின்போது {name} உதவி கேட்கிறார். உடனே கால் செய்யுங்கள். இங்கே பாருங்கள்: {link}',
  contactLeft: 'Hunar: பாதுகாப்பாக இல்லை என்று {name} வேலையிலிருந்து கிளம்பிவிட்டார். உடனே கால் செய்யுங்கள்.',
  contactSilent: 'Hunar: வேலை தாமதமாகிறது, {name} பதில் சொல்லவில்லை. கால் செய்யுங்கள். இங்கே பாருங்கள்: {link}',
  bookingRequested: 'புதிய Hunar கோரிக்கை {number}: {day}, {time}. செயலியில் பதில் சொல்லுங்கள்.',
  answerSoon: 'Hunar கோரிக்கை {number} ({day}, {time}) உங்கள் பதிலுக்காகக் காத்திருக்கிறது. நேரம் குறைவாகவே உள்ளது.',
  bookingAccepted: 'உங்கள் Hunar புக்கிங் {number} ({day}, {time}) உறுதியானது.',
  bookingDeclined: 'உங்கள் Hunar கோரிக்கை {number} ({day}, {time}) ஏற்கப்படவில்லை. செயலியில் வேறொருவரைக் கேட்கலாம்.',
  bookingExpired: 'Hunar கோரிக்கை {number} ({day}, {time}): நேரத்துக்குள் பதில் வரவில்லை, அது முடிந்துவிட்டது.',
  bookingCancelled: 'Hunar புக்கிங் {number} ({day}, {time}) ரத்தானது. விவரங்களைச் செயலியில் பாருங்கள்.',
  bookingMoved: 'Hunar புக்கிங் {number} இப்போது {day}, {time}.',
  bookingReopened:
    'Hunar புக்கிங் {number} ({day}, {time}) தவறுதலாக ஏற்கப்பட்டது. உங்கள் கோரிக்கை மீண்டும் பதிலுக்குக் காத்திருக்கிறது.',
  timeProposed: 'Hunar புக்கிங் {number} ({day}, {time}): புதிய நேரம் கேட்கப்பட்டுள்ளது. செயலியில் பதில் சொல்லுங்கள்.',
  workerOnTheWay: 'Hunar புக்கிங் {number} ({day}, {time}): பணியாளர் வழியில் இருக்கிறார்.',
  workerArrived: 'Hunar புக்கிங் {number} ({day}, {time}): பணியாளர் வந்துவிட்டார்.',
  visitTomorrow: 'நினைவூட்டல்: Hunar புக்கிங் {number} நாளை, {day}, {time}.',
  visitSoon: 'நினைவூட்டல்: Hunar புக்கிங் {number} விரைவில்: {day}, {time}.',
} satisfies typeof english.sms;
