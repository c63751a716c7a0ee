import type { MailTexts } from './en.js';

/** What the mails say in Hindi. */
export const HI: MailTexts = {
  greeting: 'नमस्ते {name},',
  footer: 'आपको कौन-से ईमेल मिलें, यह आप {product} की सेटिंग में चुन सकते हैं।',
  deposit: 'जमा राशि (वापस मिलेगी)',
  amountDue: 'कुल देय राशि',
  viewOrder: 'ऑर्डर देखें',
  reason: 'कारण',
  carrier: 'भेजने का माध्यम',
  trackingNumber: 'ट्रैकिंग नंबर',

  welcomeSubject: '{product} में आपका स्वागत है',
  welcome: 'आपका यहाँ होना अच्छा लगा। कृपया पुष्टि करें कि यह ईमेल पता आपका ही है।',
  verifySubject: 'अपने ईमेल पते की पुष्टि करें',
  verify: 'कृपया पुष्टि करें कि यह ईमेल पता आपका ही है। यह लिंक दो दिन तक चलेगा।',
  verifyAction: 'पते की पुष्टि करें',

  resetSubject: 'नया पासवर्ड चुनें',
  reset:
    'किसी ने, शायद आपने ही, नया पासवर्ड माँगा है। यह लिंक एक घंटे तक चलेगा। अगर आपने नहीं माँगा, तो कुछ नहीं बदला है और आपको कुछ करने की ज़रूरत नहीं।',
  resetAction: 'नया पासवर्ड चुनें',

  orderPlacedSubject: 'आपका ऑर्डर {number}',
  orderPlaced: 'धन्यवाद। अब हर विक्रेता अपना हिस्सा पक्का करके भेजेगा; ऐसा होते ही हम आपको बताएँगे।',
  orderReceivedSubject: 'नया ऑर्डर: {number}',
  orderReceived: '{buyer} ने आपसे किताबें मँगवाई हैं। कृपया ऑर्डर पक्का करके किताबें भेजें।',

  CONFIRMEDSubject: 'ऑर्डर {number} पक्का हो गया',
  CONFIRMED: 'विक्रेता ने ये किताबें पक्की कर दी हैं और भेजने की तैयारी कर रहे हैं।',
  SHIPPEDSubject: 'ऑर्डर {number} रास्ते में है',
  SHIPPED: 'विक्रेता ने ये किताबें भेज दी हैं। मिल जाने पर कृपया “मिल गया” दबाएँ।',
  DELIVEREDSubject: 'ऑर्डर {number} पहुँच गया',
  DELIVERED: 'ख़रीदार को ये किताबें मिल गई हैं।',
  RETURNEDSubject: 'ऑर्डर {number} की किराये की किताबें वापस मिल गईं',
  RETURNED: 'विक्रेता को ये किताबें वापस मिल गई हैं। हमारे साथ पढ़ने के लिए धन्यवाद।',
  CANCELLEDSubject: 'ऑर्डर {number} का एक हिस्सा रद्द हुआ',
  CANCELLED: 'ये किताबें रद्द कर दी गईं। इनके लिए लिया गया पैसा, जमा राशि समेत, लौटा दिया जाएगा।',

  dueSoonSubject: '“{title}” {day} तक लौटानी है',
  dueSoon: 'कृपया इसे {day} तक लौटा दें, या किताब ख़ाली हो तो किराये की अवधि बढ़ा लें।',
  overdueSubject: '“{title}” {day} को लौटानी थी',
  overdue: 'कृपया इसे जल्दी लौटा दें: शायद अगला पाठक इसका इंतज़ार कर रहा है।',
  overdueFee: 'हर दिन की देरी पर {fee} लगते हैं, जो आपकी जमा राशि में से लिए जाते हैं।',
  rentalExtendedSubject: '“{title}” अब {day} तक किराये पर है',
  rentalExtended: 'पाठक इसे और समय रखेंगे। इसे {day} को लौटाना है, और बढ़े हुए महीनों का किराया ले लिया गया है।',
  depositReturnedSubject: 'आपकी {amount} की जमा राशि लौटाई जा रही है',
  depositReturned: 'विक्रेता को किताब वापस मिल गई है और जमा राशि अब फिर आपकी है।',
  depositKeptSubject: 'आपके ऑर्डर {number} की जमा राशि',
  depositSettled: 'विक्रेता को किताब वापस मिल गई है। जमा राशि का हिसाब यह रहा:',
  lateFee: 'देरी का शुल्क',
  withheld: 'विक्रेता ने रोकी',
  givenBack: 'आपको वापस',

  newBooksSubject: 'आपके लिए {count, plural, one {# नई किताब} other {# नई किताबें}}',
  newBooks: 'कल से अब तक, आपकी पसंद की विधाओं में नया:',
  browse: 'सारी किताबें देखें',
};
